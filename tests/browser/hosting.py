"""A plain web host that serves the static page under some path, without extra headers or compression."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from kontor.server.page_files import page_files, replace
from tests.browser.serving import Entry

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.people import Person

PATH = "/games/kontor"
"""Path of the page on the host. The page works under any path."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files, and records requests for missing files."""

    def __init__(self, *args: Any, missing: list[str], **more: Any) -> None:
        self._missing = missing
        super().__init__(*args, **more)

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def log_error(self, format: str, *args: Any) -> None:
        self._missing.append(f"{self.path}: {format % args}\n")


class Hosting:
    """A web host in a thread, with the attributes of `Serving` that tests of the page need."""

    def __init__(self, folder: Path, client: Path) -> None:
        self.people: list[Person] = []
        """All people who use this page. Their browsers store the games."""
        self.folder = folder / PATH.strip("/")
        self._missing: list[str] = []
        self._served = folder
        self.publish(client)

    def publish(self, client: Path) -> None:
        """Publish the page of a built client on the host, replacing the previous one."""
        replace(page_files(client), self.folder)

    def __enter__(self) -> Self:
        handler = partial(Handler, directory=str(self._served), missing=self._missing)
        self._host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._host.serve_forever, name="web host", daemon=True).start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._host.shutdown()
        self._host.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._host.server_port}{PATH}"

    def address(self, path: str) -> str:
        """Return the full address of a page of the client."""
        return f"{self.url}/#{path}"

    def log(self, table: str) -> list[Entry]:
        """Return the stored log of a table, from the browser that stores it."""
        here = [person for person in self.people if not person.page.is_closed()]
        found = [entries for person in here if (entries := stored_log(person, table))]
        return found[0] if found else []

    @property
    def complaints(self) -> str:
        return "".join(self._missing)


STORED = """async (table) => {
  const asked = (request) => new Promise((got, failed) => {
    request.onsuccess = () => got(request.result)
    request.onerror = () => failed(request.error)
  })
  if (!(await indexedDB.databases()).some(({ name }) => name === 'kontor')) return []
  const database = await asked(indexedDB.open('kontor'))
  const entries = await asked(database.transaction('log').objectStore('log').getAll(
    IDBKeyRange.bound([table, 0], [table, Infinity])))
  database.close()
  return entries
}"""
"""JavaScript that returns the stored log of a table."""


def stored_log(person: Person, table: str) -> list[Entry]:
    """Return the log of a table stored in a browser."""
    found: list[dict[str, Any]] = person.page.evaluate(STORED, table)
    return [Entry(**{name: entry[name] for name in Entry._fields}) for entry in found]


WORKER = """
const { runtime, parts, script } = await new Promise((got) => { onmessage = ({ data }) => got(data) })
const archive = fetch(parts + 'kontor.zip').then((answer) => answer.arrayBuffer())
const { loadPyodide } = await import(runtime + 'pyodide.mjs')
const info = { arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' }
const lock = { info: { abi_version: '2026_0', ...info }, packages: {} }
const python = await loadPyodide({ indexURL: runtime, lockFileContents: JSON.stringify(lock) })
python.unpackArchive(await archive, 'zip')
python.runPython(script)
postMessage(python.globals.get('FOUND'))
"""
ASK_WORKER = """(script) => new Promise((got, failed) => {
  const worker = new Worker('python.worker.js', { type: 'module' })
  const { runtime, parts } = document.documentElement.dataset
  worker.onmessage = ({ data }) => got(data)
  worker.onerror = ({ message }) => failed(new Error(message))
  const here = (folder) => new URL(folder, document.baseURI).href
  worker.postMessage({ runtime: here(runtime), parts: here(parts), script })
})"""


def run_python(host: Hosting, page: Page, script: str) -> str:
    """Run a script with the page's Python, in a separate worker. Returns the text that it assigns to FOUND."""
    (host.folder / "python.worker.js").write_text(WORKER, "utf-8")
    return str(page.evaluate(ASK_WORKER, script))
