import { fileURLToPath } from 'node:url'
import type { InitialData } from '../../../src/contract/page.ts'
import { openBuiltPage } from '../../../src/server/http/pages/document/built-page.ts'
import { atRoot } from '../../copy/demo-facts.ts'
import { openGuest, type Scenes, type Tour } from '../scene.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const kinds = ['unavailable', 'internal', 'refused', 'offline'] as const

/** The pages about what went wrong, as the server draws them: here nothing goes wrong that would bring them about. */
export async function* troubles(tour: Tour): Scenes {
  const wanted = kinds.filter(kind => tour.isWanted(`troubles/${kind}`))
  if (wanted.length === 0) return
  await using guest = await openGuest(tour)
  const { page, visitor } = guest
  const html = await (await visitor.open('/open')).text()
  const [, json = ''] = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html) ?? []
  // What the service itself has sent.
  const initial = JSON.parse(json) as InitialData
  const built = await openBuiltPage(dist, atRoot)
  for (const kind of wanted) {
    const drawn = await built.draw({ ...initial, screen: { name: 'trouble', kind } })
    await page.route('**/open', route => route.fulfill({ contentType: 'text/html', body: drawn.html }))
    await page.route('**/healthz', route => route.abort())
    // Without a connection no scripts run, so the page never comes alive.
    await page.goto(`${tour.stage.origin}/open`)
    yield { name: `troubles/${kind}`, page, of: 'page' }
    await page.unrouteAll()
  }
}
