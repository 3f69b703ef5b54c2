/** Names of the bots, by level and seat, and their styles. */

/** One name per seat. No name appears twice, so that bots of several levels can share a table. */
const NAMES: Record<string, readonly string[]> = {
  apprentice: ['Till', 'Lene', 'Matz', 'Grete', 'Jost', 'Oda'],
  journeyman: ['Veit', 'Gesche', 'Hinrich', 'Alke', 'Klaas', 'Wiebke'],
  master: ['Gerwin', 'Mechthild', 'Arnd', 'Hille', 'Lambert', 'Adelheid'],
  patrician: ['Tideman', 'Kunigunde', 'Leonhard', 'Taleke', 'Sievert', 'Beatrix'],
  burgomaster: ['Evert', 'Richardis', 'Gottschalk', 'Windelburg', 'Bertram', 'Heilwig'],
}

/** The levels that come with Kontor, weakest first. */
export const LEVELS: readonly string[] = Object.keys(NAMES)

/** The styles of all levels but the weakest, which follows fixed priorities: `master:blocker` is a bot with a style. */
export const STYLES: readonly string[] = ['builder', 'blocker', 'racer']
export const levelOf = (bot: string): string => bot.split(':')[0]!
export const styleOf = (bot: string): string => (LEVELS.includes(levelOf(bot)) ? (bot.split(':')[1] ?? '') : '')
export const hasStyles = (level: string): boolean => LEVELS.indexOf(level) > 0

/** The bot's name; undefined for bots from other packages, which have no names of their own. */
export const botName = (bot: string, seat: number): string | undefined => NAMES[levelOf(bot)]?.[seat]
