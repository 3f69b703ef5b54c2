/** The geometry of the chart of scores: stairs that go up (or down) where points change. */

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Round numbers from 0 that hold everything from `least` to `most`, about five of them. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(most - Math.min(least, 0), 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].find((nice) => nice * power >= rough)! * power)
  const first = Math.floor(Math.min(least, 0) / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step)
}

/** Where values go in a frame: `across` for the number of a moment, `up` for points. */
export function scales(frame: Frame, moments: number, marks: readonly number[]) {
  const [low, high] = [marks[0]!, marks.at(-1)!]
  return {
    across: (moment: number) => frame.left + (frame.width * moment) / Math.max(moments - 1, 1),
    up: (points: number) => frame.top + frame.height * (1 - (points - low) / (high - low)),
  }
}

/** The path of a line of stairs; only where the value changes something is drawn. */
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

/** Moves heights apart that are nearer than `gap`, as little as that takes; the order stays. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]! || one - other)
  const moved = [...heights]
  // Neighbours that are too near form a group around its middle; groups that meet become one.
  const groups: number[][] = []
  const start = (group: readonly number[]): number =>
    group.reduce((sum, at) => sum + heights[at]!, 0) / group.length - ((group.length - 1) * gap) / 2
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
