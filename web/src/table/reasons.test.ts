import { describe, expect, it } from 'vitest'
import { reasonsOf } from './reasons'

const refusal = (label: string, id: string) => ({ label: { id: label, args: {} }, rule: 'A1', said: { id, args: {} } })

describe('reasons', () => {
  it('that are equal are listed once, without a label', () => {
    const merged = reasonsOf([refusal('swap 1', 'none'), refusal('swap 2', 'none')])
    expect(merged).toEqual([{ ...refusal('', 'none'), label: null }])
  })

  it('that differ keep their labels', () => {
    const merged = reasonsOf([refusal('place', 'taken'), refusal('lift', 'other')])
    expect(merged.map((one) => one.label?.id)).toEqual(['place', 'lift'])
  })

  it('need no label if there is only one', () => {
    expect(reasonsOf([refusal('place', 'taken')])[0]!.label).toBeNull()
  })

  it('are limited in number', () => {
    expect(reasonsOf(['a', 'b', 'c', 'd', 'e'].map((id) => refusal(id, id)))).toHaveLength(3)
  })

  it('may be empty', () => {
    expect(reasonsOf([])).toEqual([])
  })
})
