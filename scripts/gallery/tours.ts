import type { Scenes, Tour } from './scene.ts'
import { mails } from './scenes/mails.ts'
import { pages } from './scenes/pages.ts'
import { results } from './scenes/results.ts'
import { steps } from './scenes/steps.ts'
import { troubles } from './scenes/troubles.ts'

/** Every scene of the product in one language: the steps, the results, the pages around them, the mails. */
export async function* tours(tour: Tour): Scenes {
  yield* steps(tour)
  yield* results(tour)
  yield* pages(tour)
  yield* troubles(tour)
  yield* mails(tour)
}
