"""Compile archives of Python sources to bytecode. Runs inside Pyodide, started by web/bytecode.mjs.

Bytecode works only with the version of Python that compiled it, so the static page's own interpreter must do so. With
bytecode, it starts three times as fast as with sources. The same sources always give the same archive.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UNUSED = {
    # tools, tests and debuggers
    "_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support", "_pyrepl", "antigravity",
    "bdb", "cProfile", "cmd", "code", "compileall", "ctypes", "doctest", "ensurepip", "idlelib", "modulefinder", "pdb",
    "pickletools", "profile", "pstats", "py_compile", "pyclbr", "pydoc", "pydoc_data", "sre_compile", "symtable",
    "tabnanny", "this", "timeit", "trace", "tracemalloc", "turtle", "turtledemo", "unittest", "venv", "zipapp",
    # networking, mail, processes, and other programs' file formats
    "ftplib", "getpass", "html", "http", "imaplib", "mailbox", "mimetypes", "multiprocessing", "netrc", "plistlib",
    "poplib", "pty", "smtplib", "socketserver", "sqlite3", "tarfile", "tkinter", "wave", "webbrowser", "wsgiref", "xml",
    "xmlrpc",
    # duplicates of modules compiled into the interpreter, and command-line tools
    "_pydatetime", "_pyio", "argparse", "curses", "getopt", "optparse", "sched", "zoneinfo",
}  # fmt: skip
"""Parts of the standard library that the page does not need."""

ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16"}


def wanted(name: str) -> bool:
    """Return whether the page needs this file of the standard library.

    >>> [wanted(name) for name in ("json/decoder.py", "unittest/mock.py", "encodings/koi8_r.py", "encodings/utf_8.py")]
    [True, False, False, True]
    """
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") not in UNUSED


def compile_archive(source: str, target: str, optimize: int, library: bool) -> None:
    """Compile each module of an archive.

    For the standard library (`library`), parts that the page does not need are left out.
    """
    with ZipFile(source) as sources, ZipFile(target, "w") as compiled:
        for name in sorted(sources.namelist()):
            if name.endswith("/") or (library and not wanted(name)):
                continue
            content = sources.read(name)
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=optimize)
                content = _code_to_hash_pyc(code, importlib.util.source_hash(content), False)
                name += "c"
            compiled.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)


if __name__ == "__main__":
    source, target, kind = sys.argv[1:]
    # The standard library is compiled without docstrings and asserts. Kontor's own modules keep their asserts.
    compile_archive(source, target, optimize=2 if kind == "library" else 0, library=kind == "library")
