import type { GameForm } from '../api/forms'

/** The bot that is offered first: the game's usual one. */
export const usualLevel = (game: GameForm | null): string =>
  game?.bots.find((level) => level === game.usual_bot) ?? game?.bots[0] ?? ''
