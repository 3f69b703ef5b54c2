/** Geometry of the charts. */

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Returns about five round numbers that cover the range from `least` to `most`, including zero. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(most - Math.min(least, 0), 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].find((nice) => nice * power >= rough)! * power)
  const first = Math.floor(Math.min(least, 0) / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step)
}

export interface Scale {
  across: (moment: number) => number
  up: (value: number) => number
}

/**
 * Returns functions that compute coordinates in a frame. `across` takes the index of a position, and `up` takes a
 * value.
 */
export function scales(frame: Frame, moments: number, marks: readonly number[]): Scale {
  const [low, high] = [marks[0]!, marks.at(-1)!]
  return {
    across: (moment: number) => frame.left + (frame.width * moment) / Math.max(moments - 1, 1),
    up: (value: number) => frame.top + frame.height * (1 - (value - low) / (high - low)),
  }
}

/** Returns the index of the position at an x coordinate. This is the inverse of `across`. */
export function momentAt(frame: Frame, moments: number, x: number): number {
  const part = (x - frame.left) / Math.max(frame.width, 1)
  return Math.round(Math.min(Math.max(part, 0), 1) * Math.max(moments - 1, 0))
}

/** Returns the index of the last position up to an entry, or -1 before the first. */
export function momentOf(moments: readonly { sequence: number }[], sequence: number): number {
  return moments.findLastIndex((moment) => moment.sequence <= sequence)
}

/** Returns the path of a step line, with points only where the value changes. */
export function stairs(
  values: readonly number[],
  across: (at: number) => number,
  up: (points: number) => number,
): string {
  let path = ''
  values.forEach((value, at) => {
    if (at === 0) path = `M${round(across(0))} ${round(up(value))}`
    else if (value !== values[at - 1]) path += `H${round(across(at))}V${round(up(value))}`
  })
  return values.length > 1 ? `${path}H${round(across(values.length - 1))}` : path
}

/** Returns the moving average over `near` values on each side. The last value is kept. */
export function softened(values: readonly number[], near: number): number[] {
  return values.map((value, at) => {
    if (at === values.length - 1) return value
    const around = values.slice(Math.max(at - near, 0), at + near + 1)
    return around.reduce((sum, one) => sum + one, 0) / around.length
  })
}

/** Returns the path of a line from value to value. */
export function slopes(values: readonly number[], { across, up }: Scale): string {
  return values.map((value, at) => `${at ? 'L' : 'M'}${round(across(at))} ${round(up(value))}`).join('')
}

/** Returns about `times` positions at which a line shows its sign. They are different for each of `lines` lines. */
export function signed(moments: number, line: number, lines: number, times: number): number[] {
  const part = (line + 0.5) / lines
  const places = Array.from({ length: times }, (_, time) => Math.round(((time + part) / times) * (moments - 1)))
  return [...new Set(places)]
}

/** Moves heights apart as little as necessary, to a distance of at least `gap`, in the same order and up to `most`. */
export function apart(heights: readonly number[], gap: number, most = Infinity): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]! || one - other)
  const moved = [...heights]
  // Heights that are too close form a group around their mean, and overlapping groups are merged.
  const groups: number[][] = []
  const start = (group: readonly number[]): number => {
    const [middle, length] = [group.reduce((sum, at) => sum + heights[at]!, 0) / group.length, (group.length - 1) * gap]
    return Math.min(middle - length / 2, most - length)
  }
  for (const at of order) {
    let group = [at]
    while (groups.length && start(groups.at(-1)!) + groups.at(-1)!.length * gap > start(group)) {
      group = [...groups.pop()!, ...group]
    }
    groups.push(group)
  }
  for (const group of groups) group.forEach((at, number) => (moved[at] = start(group) + number * gap))
  return moved
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
