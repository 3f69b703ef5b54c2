/** Editor tools, which determine what a click on the map does. */

import { tableOf, type Format, type Table } from './format'

export type Tool = { does: 'move' } | { does: 'add' | 'join'; table: string }

export const MOVE: Tool = { does: 'move' }

/** Converts a tool to the value of a form control, and back. */
export const toolName = (tool: Tool): string => (tool.does === 'move' ? 'move' : `${tool.does}:${tool.table}`)

export function toolNamed(name: string, format: Format): Tool {
  const [does, table] = name.split(':')
  if ((does === 'add' || does === 'join') && table && tableOf(format, table)) return { does, table }
  return MOVE
}

export const tableOfTool = (tool: Tool, format: Format): Table | undefined =>
  tool.does === 'move' ? undefined : tableOf(format, tool.table)
