/** Portraits of the bots, with a different face for each level and small variations by seat. */

import { levelOf } from './bots'

/** A shape in a portrait: its colour, and its outline in a square of 48 units. */
export type Shape = readonly [fill: string, path: string]

/** Returns the path of a circle. */
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const INK = '#3a2a1c'
const LINEN = '#f7efdc'
const VEIL = '#e4d8bf'
const FUR = '#e6d3b0'
const GOLD = '#dca93a'
const SKIN = ['#f0c8a0', '#e2b189', '#f4d3b3', '#c98f64', '#eebf99', '#d9a57c']
const HAIR = ['#a85a24', '#d9a441', '#5a3820', '#7a4a28', '#30241c', '#b9793c']
const GREY = ['#a39a8e', '#c9c2b6', '#8a8178', '#dad5cb', '#9c9186', '#b8b0a4']
/** Colours of the coats for portraits without a seat colour. */
const COATS: Record<string, string> = {
  apprentice: '#7d8f4e',
  journeyman: '#3f6f87',
  master: '#7a3b2e',
  patrician: '#4b2f5c',
  burgomaster: '#8c1f2b',
}

const EYES: Shape = [INK, dot(20, 23, 1.2) + dot(28, 23, 1.2)]
const COLLAR: Shape = [LINEN, 'M18 35q6 6 12 0l-1-2q-5 3-10 0z']
const LOCKS =
  'M13.4 21C12 11 17 6.5 24 6.5S36 11 34.6 21c.8 5 .4 9-.6 12h-3.4V21l-3-5q-7 2-10.2-.4L17.4 21v12H14c-1-3-1.4-7-.6-12z'

/** Features of each level, as shapes behind the face and on it. `long` means long hair. */
const FEATURES: Record<string, (hair: string, grey: string, long: boolean) => { back: Shape[]; front: Shape[] }> = {
  apprentice: (hair, _, long) => ({
    back: long ? [[hair, 'M13 20q-4 6-3 16l4 1q0-8 2-13zM35 20q4 6 3 16l-4 1q0-8-2-13z']] : [],
    front: [
      [
        hair,
        'M13.6 22C12 12 17 7 22 8l-1-3 4 3q2-3 4-2l-1 2.4C34 9 36 15 34.4 22q-1-4-3.4-6l-2 2-2-3-3 3-3-3-2.6 3-1-1.6q-3 2-3.8 5.6z',
      ],
      ['#b0643c66', dot(17.6, 26.4, 0.7) + dot(19.6, 27.6, 0.7) + dot(28.4, 27.6, 0.7) + dot(30.4, 26.4, 0.7)],
      [LINEN, 'M20 28.4q4 1.6 8 0-.8 3.4-4 3.4t-4-3.4z'],
      ...(long ? ([['#c2452d', 'M9.6 35.4h4.6v2H9.6zM33.8 35.4h4.6v2h-4.6z']] as Shape[]) : []),
    ],
  }),
  journeyman: (hair, _, long) => ({
    back: long ? [[hair, LOCKS]] : [[hair, 'M13.6 16h20.8v9q-1.6-1-2-5H15.6q-.4 4-2 5z']],
    front: [
      ['#6b5234', 'M7 15.4q17-6 34 0-2 3-17 3t-17-3z'],
      ['#7d6242', 'M15 14.6Q14 5 24 5t9 9.6q-9-2.4-18 0z'],
      ['#c2452d', 'M14.9 12.6q9-2.6 18.2 0v2.2q-9-2.6-18.2 0z'],
      [LINEN, 'M31 13q2-9 10-11-1 8-8 12z'],
      [INK, 'M20.6 29.4q3.6 1.8 7-.8-.6 2.6-3.6 2.6-2.2 0-3.4-1.8z'],
      ...(long ? [] : ([[hair, 'M18 27.6q6-2.6 12 0-6-.4-12 0zM22.4 33.2h3.2l-1.6 2.4z']] as Shape[])),
    ],
  }),
  master: (hair, _, long) => ({
    back: long ? [[VEIL, 'M11.4 34Q8 7 24 7t12.6 27l-5-3V19l-7.6-3L16.4 19v12z']] : [],
    front: [
      ...(long
        ? ([[VEIL, 'M13 20Q13 9.6 24 9.600T35 20q-4-4.6-11-4.600T13 20z']] as Shape[])
        : ([
            [hair, 'M14.2 22.500C14 37 19 41 24 41s10-4 9.8-18.500Q32.6 28 29 27.800q-5-1.6-10 0-3.6.2-4.8-5.300z'],
            ['#2f4858', 'M12.4 18.500C10 8 18 6 24 6s14 2 11.6 12.500Q24 14.5 12.4 18.500z'],
            ['#24384a', 'M12.4 18.500Q24 13.5 35.6 18.500v-2.400Q24 11.5 12.4 16.100z'],
          ] as Shape[])),
      [GOLD, `${dot(19.6, 23, 3.9)}${dot(19.6, 23, 3)}${dot(28.4, 23, 3.9)}${dot(28.4, 23, 3)}M23 22.4h2v1h-2z`],
      [INK, 'M20.6 30.400q3.4 1 6.8 0-.6 1.5-3.4 1.500t-3.4-1.500z'],
    ],
  }),
  patrician: (_, grey, long) => ({
    back: long ? [[grey, LOCKS]] : [[grey, 'M13.4 17h21.200v9.500q-2-1-2.4-5.500H15.800q-.4 4.5-2.4 5.500z']],
    front: [
      [long ? '#7d1f3f' : '#2c2433', 'M10 17.500C6.5 7 22 1.5 35 6.500c7 3 6 9.5 1 11.500Q24 12.5 10 17.500z'],
      [long ? '#94304f' : '#43384d', 'M12.6 18.600Q24 13.2 35.6 18.600v-2.500Q24 10.9 12.6 16.100z'],
      [GOLD, dot(32, 13.4, 2.3)],
      ['#c2452d', dot(32, 13.4, 1.1)],
      [INK, 'M17.4 20.200q2.4-2 5-.8l-.2 1q-2.4-.8-4.6.7zM25.8 18.600q3-1 5 1.400l-.5.8q-2-1.8-4.3-1.200z'],
      ...(long
        ? ([['#a8402f', 'M21.2 29.800q2.8-1.4 5.6 0-.8 2-2.8 2t-2.8-2z']] as Shape[])
        : ([
            [grey, 'M17.6 28.600q3-2.6 6.4-.8 3.4-1.8 6.4.8-3.6 1.2-6.4.6-2.8.6-6.4-.6zM21.4 31.600h5.200L24 37.500z'],
          ] as Shape[])),
    ],
  }),
  burgomaster: (_, grey, long) => ({
    back: long
      ? [[LINEN, 'M11 36Q7 8 24 8t13 28l-5.400-3V20L24 16l-7.600 4v13z']]
      : [[grey, 'M13.200 17h21.600v12q-2.400-2-2.800-8H16q-.4 6-2.800 8z']],
    front: [
      ...(long
        ? ([[LINEN, 'M13 20.500Q13 11 24 11t11 9.500q-4-4.500-11-4.500t-11 4.500z']] as Shape[])
        : ([
            [
              grey,
              'M14.400 23C14 38 18 45 24 45s10-7 9.600-22q-1 5.400-4.400 5.400-5.200-1.800-10.400 0-3.400 0-4.400-5.400z',
            ],
          ] as Shape[])),
      ['#8c1f2b', 'M14 12.500C12 4 18 1.500 24 1.500S36 4 34 12.500q-10-3.500-20 0z'],
      [FUR, 'M11.400 18q-1.600-6.500 3-6.800 9.600-2.400 19.200 0 4.600.3 3 6.800Q24 12.500 11.400 18z'],
      [GOLD, 'M20.500 9.500V4.500l2 2 1.500-2.500 1.500 2.500 2-2v5z'],
      [
        INK,
        'M17.200 20.400q2.600-1.800 5-.4l-.3 1q-2.200-.8-4.400.5zM25.800 20q2.400-1.400 5 .4l-.3 1.100q-2.200-1.300-4.400-.5z',
      ],
      [INK, 'M21 30.600q3 .8 6 0-.6 1.200-3 1.200t-3-1.200z'],
    ],
  }),
}

/** Badge of rank, drawn over the coat. */
const CHESTS: Record<string, Shape[]> = {
  apprentice: [COLLAR],
  journeyman: [COLLAR, [INK, 'M9 41l27-7 1 2.2-27.4 7z']],
  master: [[FUR, 'M14 36q10 9 20 0l4 2.500q-14 12-28 0z']],
  patrician: [
    [FUR, 'M13.5 36q10.5 8 21 0l5.5 3q-16 13-32 0z'],
    [GOLD, `M13 41.500q11 8.5 22 0l.6 1.300q-11.6 9-23.2 0z${dot(24, 46, 2)}`],
  ],
  burgomaster: [
    [FUR, 'M13 36q11 8 22 0l6.500 4q-17.500 14-35 0z'],
    [GOLD, `M11 39.500q13 11 26 0l1 1.800q-14 12.500-28 0z${dot(24, 46, 3)}`],
    ['#8c1f2b', dot(24, 46, 1.4)],
  ],
}

/**
 * Returns the shapes of a bot's portrait from back to front, or null if the bot has none. `coat` is the colour of its
 * coat.
 */
export function portrait(bot: string, seat: number, coat?: string): Shape[] | null {
  const level = levelOf(bot)
  const features = FEATURES[level]
  if (!features) return null
  const pick = (colours: readonly string[]): string => colours[seat % colours.length]!
  const { back, front } = features(pick(HAIR), pick(GREY), seat % 2 === 1)
  const [skin, cloth] = [pick(SKIN), coat ?? COATS[level]!]
  return [
    ...back,
    [cloth, 'M4 50C4 39 12 35 24 35s20 4 20 15z'],
    [skin, 'M20.5 29h7v6.500q-3.5 3-7 0z'],
    ...CHESTS[level]!,
    [skin, dot(14.4, 23, 1.8) + dot(33.6, 23, 1.8)],
    [skin, 'M14.6 21C14.6 12 18.5 9.5 24 9.5S33.4 12 33.4 21 29.5 34 24 34 14.6 30 14.6 21z'],
    EYES,
    ['#0000001f', 'M23.6 23.500q1.8 3.5.2 3.800l-1.2-.5q1.2-.6 1-3.300z'],
    ...front,
  ]
}
