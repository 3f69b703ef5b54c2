import type { GameForm } from '../api/forms'

/** Returns the default level of the game's bots. */
export const usualLevel = (game: GameForm | null): string =>
  game?.bots.find((level) => level === game.usual_bot) ?? game?.bots[0] ?? ''
