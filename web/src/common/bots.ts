/** Names of the bots, by level and seat, and their styles. */

/** Names of bots by level and seat. All names are different, because bots of several levels can play at one table. */
const NAMES: Record<string, readonly string[]> = {
  apprentice: ['Till', 'Lene', 'Matz', 'Grete', 'Jost', 'Oda'],
  journeyman: ['Veit', 'Gesche', 'Hinrich', 'Alke', 'Klaas', 'Wiebke'],
  master: ['Gerwin', 'Mechthild', 'Arnd', 'Hille', 'Lambert', 'Adelheid'],
  patrician: ['Tideman', 'Kunigunde', 'Leonhard', 'Taleke', 'Sievert', 'Beatrix'],
  burgomaster: ['Evert', 'Richardis', 'Gottschalk', 'Windelburg', 'Bertram', 'Heilwig'],
}

/** Built-in bot levels, weakest first. */
export const LEVELS: readonly string[] = Object.keys(NAMES)

/** Bot styles, as in `master:blocker`. The weakest level has no styles, because it follows fixed priorities. */
export const STYLES: readonly string[] = ['builder', 'blocker', 'racer']
export const levelOf = (bot: string): string => bot.split(':')[0]!
export const styleOf = (bot: string): string => (LEVELS.includes(levelOf(bot)) ? (bot.split(':')[1] ?? '') : '')
export const hasStyles = (level: string): boolean => LEVELS.indexOf(level) > 0

/** Returns the bot's name, or undefined for bots from other packages, which have no names. */
export const botName = (bot: string, seat: number): string | undefined => NAMES[levelOf(bot)]?.[seat]
