/**
 * Stores the games in IndexedDB. Python sends requests and receives responses as JSON (see `kontor.page.store`).
 *
 * Each change is one transaction, which is committed before Python receives the response. A change is refused as stale
 * unless it is based on the stored version, so two tabs cannot overwrite each other's changes.
 */

const NAME = 'kontor'
const VERSION = 1

type Table = { id: string; version: number }
type Entry = { sequence: number }
type Question =
  | { do: 'tables' }
  | { do: 'table' | 'board' | 'delete'; id: string }
  | { do: 'entries'; id: string; after: number }
  | { do: 'commit'; id: string; version: number | null; table: Table; entries: Entry[]; board: unknown }
  | { do: 'name' }
  | { do: 'set-name'; name: string | null }

/**
 * Why a change failed: another tab was faster, no space is left, a newer version of Kontor has taken over, or the
 * browser refuses.
 */
type Fault = 'stale' | 'full' | 'newer' | 'closed' | 'failed'

class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

export class GameStore {
  private constructor(private database: IDBDatabase | Fault) {
    // A newer version in another tab is migrating the database. Close the connection, and store nothing more.
    if (typeof database !== 'string') {
      database.onversionchange = () => {
        database.close()
        this.database = 'newer'
      }
      database.onclose = () => (this.database = 'closed')
    }
  }

  /** Opens the store. If this fails, the store refuses every request, and the page explains the problem. */
  static async open(factory: IDBFactory = indexedDB, version = VERSION): Promise<GameStore> {
    try {
      return new GameStore(await opened(factory, version))
    } catch (error) {
      return new GameStore(nameOf(error) === 'VersionError' ? 'newer' : 'closed')
    }
  }

  /** Answers `{ok: …}` or `{error: fault, text: …}`. */
  async ask(text: string): Promise<string> {
    try {
      return JSON.stringify({ ok: (await this.answer(JSON.parse(text) as Question)) ?? null })
    } catch (error) {
      return JSON.stringify({ error: faultOf(error), text: String(error) })
    }
  }

  private async answer(question: Question): Promise<unknown> {
    switch (question.do) {
      case 'tables':
        return this.reading('tables', (store) => store.getAll())
      case 'table':
        return this.reading('tables', (store) => store.get(question.id))
      case 'board':
        return this.reading('boards', (store) => store.get(question.id))
      case 'entries':
        return this.reading('log', (store) => store.getAll(entriesOf(question.id, question.after + 1)))
      case 'name':
        return this.reading('person', (store) => store.get('name'))
      case 'set-name':
        return this.writing((stores) => void stores('person').put(question.name, 'name'))
      case 'delete':
        return this.writing((stores) => {
          stores('tables').delete(question.id)
          stores('boards').delete(question.id)
          stores('log').delete(entriesOf(question.id, 0))
        })
      case 'commit':
        return this.writing((stores) => commit(stores, question))
    }
  }

  private open(): IDBDatabase {
    if (typeof this.database === 'string') throw new Refused(this.database)
    return this.database
  }

  private reading<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const asked = ask(this.open().transaction(store).objectStore(store))
    return new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error!)
    })
  }

  /** Performs everything in `change`, or nothing. */
  private async writing(change: (stores: Stores) => void | Promise<void>): Promise<true> {
    const transaction = this.open().transaction(STORES, 'readwrite', { durability: 'strict' })
    const written = new Promise<true>((resolve, reject) => {
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => reject(transaction.error ?? new Refused('failed'))
    })
    try {
      await change((name) => transaction.objectStore(name))
    } catch (error) {
      written.catch(() => {}) // the original error is reported instead
      transaction.abort()
      throw error
    }
    return written
  }
}

const STORES = ['tables', 'boards', 'log', 'person'] as const
type Stores = (name: (typeof STORES)[number]) => IDBObjectStore

async function commit(
  stores: Stores,
  { id, version, table, entries, board }: Extract<Question, { do: 'commit' }>,
): Promise<void> {
  const stored = await new Promise<Table | undefined>((resolve, reject) => {
    const asked = stores('tables').get(id) as IDBRequest<Table | undefined>
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error!)
  })
  if ((stored?.version ?? null) !== version) throw new Refused('stale')
  stores('tables').put(table)
  if (board !== null) stores('boards').put(board, id)
  for (const entry of entries) stores('log').add(entry, [id, entry.sequence])
}

/** Returns the keys of a table's entries, starting with a sequence number. */
function entriesOf(table: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Infinity])
}

function opened(factory: IDBFactory, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = factory.open(NAME, version)
    asked.onupgradeneeded = ({ oldVersion }) => upgrade(asked.result, oldVersion)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error!)
  })
}

/** Brings an older database up to date, one version after the other. Games are never deleted here. */
function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('tables', { keyPath: 'id' })
    database.createObjectStore('boards')
    database.createObjectStore('log')
    database.createObjectStore('person')
  }
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : ''
}

function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault
  if (nameOf(error) === 'QuotaExceededError') return 'full'
  // The entry already exists, because another tab was faster.
  if (nameOf(error) === 'ConstraintError') return 'stale'
  return 'failed'
}
