/** Groups faults by the table, row or field where they are shown. */

import type { Spot } from './document'
import type { Fault, Format } from './format'

export type Where = { table: string | null; row: number | null; field: string | null }

export function whereIs(fault: Fault): Where {
  const [table, row, field] = fault.path
  return {
    table: typeof table === 'string' ? table : null,
    row: typeof row === 'number' ? row : null,
    field: typeof field === 'string' ? field : null,
  }
}

export function faultsOfTable(faults: readonly Fault[], table: string): Fault[] {
  return faults.filter((fault) => whereIs(fault).table === table)
}

export function faultsOfRow(faults: readonly Fault[], { table, row }: Spot): Fault[] {
  return faultsOfTable(faults, table).filter((fault) => whereIs(fault).row === row)
}

/** Returns a field's faults. `row` is null for a single table. */
export function faultsOfField(faults: readonly Fault[], table: string, row: number | null, field: string): Fault[] {
  return faultsOfTable(faults, table).filter((fault) => {
    const where = whereIs(fault)
    return where.row === row && where.field === field
  })
}

/** Returns the faults of the file as a whole. */
export function faultsElsewhere(faults: readonly Fault[], format: Format): Fault[] {
  return faults.filter((fault) => !format.tables.some((table) => table.name === whereIs(fault).table))
}
