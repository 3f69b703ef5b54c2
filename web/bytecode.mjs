// Compiles Python archives with the interpreter of the static page:
//     node bytecode.mjs SOURCE.zip TARGET.zip library|package
import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { loadPyodide } from 'pyodide'

const [source, target, kind] = process.argv.slice(2)
const python = await loadPyodide({
  indexURL: join(import.meta.dirname, 'node_modules', 'pyodide'),
  env: { PYTHONHASHSEED: '0', HOME: '/' },
  args: [],
})
python.mountNodeFS('/source', resolve(dirname(source)))
python.mountNodeFS('/target', resolve(dirname(target)))
const compiler = readFileSync(join(import.meta.dirname, '..', 'scripts', 'bytecode.py'), 'utf-8')
const names = { __name__: '__main__' }
python.runPython('import sys; sys.argv[:] = arguments', {
  globals: python.toPy({ arguments: ['bytecode', `/source/${basename(source)}`, `/target/${basename(target)}`, kind] }),
})
python.runPython(compiler, { globals: python.toPy(names) })
