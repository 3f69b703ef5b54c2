import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import ActionList from './ActionList.svelte'
import { choiceOf } from './testing'

vi.mock('../words/words.svelte', async (original) => {
  const words = await original<typeof import('../words/words.svelte')>()
  const say: typeof words.say = (said, args) => {
    const id = typeof said === 'string' ? said : said.id
    return words.knows(id) ? words.say(said, args) : id
  }
  return { ...words, say }
})

const choices = Array.from({ length: 20 }, (_, number) =>
  choiceOf(`${number % 2 ? 'place' : 'claim'} ${'x'.repeat(number)}`, [], {
    number,
    kind: number % 2 ? 'place' : 'claim',
    group: number % 2 ? 'place' : 'claim',
  }),
)

function show(onchoose = vi.fn()) {
  render(ActionList, { game: 'game', choices, onchoose, testid: 'item' })
  return onchoose
}
const items = () => screen.queryAllByTestId('item')

test('lists each action once, under the heading of its kind with a count', () => {
  show()
  expect(
    items()
      .map((item) => item.dataset.action)
      .sort(),
  ).toEqual(choices.map((choice) => choice.text).sort())
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['claim 10', 'place 10'])
})

test('is a single Tab stop; arrows move between actions, and from the search field', async () => {
  const onchoose = show()
  expect(items().filter((item) => item.tabIndex === 0)).toHaveLength(1)
  const field = screen.getByRole('searchbox')
  await fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(items()[0])
  await fireEvent.keyDown(items()[0]!, { key: 'End' })
  expect(document.activeElement).toBe(items().at(-1))
  await fireEvent.keyDown(items().at(-1)!, { key: 'ArrowDown' })
  await fireEvent.keyDown(items()[0]!, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(items().at(-1))
  await fireEvent.click(items()[1]!)
  expect(onchoose.mock.calls[0]![0]).toBe(choices[2])
})

test('filters by words and announces the number of matches', async () => {
  show()
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'PLACE' } })
  expect(items()).toHaveLength(10)
  expect(screen.getByRole('status').textContent).toBe('10 actions')
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nothing' } })
  expect(items()).toHaveLength(0)
})
