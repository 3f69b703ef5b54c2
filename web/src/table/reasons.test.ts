import { describe, expect, it } from 'vitest'
import { reasonsOf } from './reasons'

const refusal = (label: string, id: string) => ({ label: { id: label, args: {} }, rule: 'A1', said: { id, args: {} } })

describe('reasons', () => {
  it('that are the same are told once, without a name', () => {
    const told = reasonsOf([refusal('swap 1', 'none'), refusal('swap 2', 'none')])
    expect(told).toEqual([{ ...refusal('', 'none'), label: null }])
  })

  it('that differ say what they are about', () => {
    const told = reasonsOf([refusal('place', 'taken'), refusal('lift', 'other')])
    expect(told.map((one) => one.label?.id)).toEqual(['place', 'lift'])
  })

  it('need no name where there is only one', () => {
    expect(reasonsOf([refusal('place', 'taken')])[0]!.label).toBeNull()
  })

  it('are not too many', () => {
    expect(reasonsOf(['a', 'b', 'c', 'd', 'e'].map((id) => refusal(id, id)))).toHaveLength(3)
  })

  it('may be none', () => {
    expect(reasonsOf([])).toEqual([])
  })
})
