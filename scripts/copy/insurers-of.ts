import { readFile } from 'node:fs/promises'
import { loadCarriers, ownCarriers } from '../../src/carriers/load-carriers.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'

/** An insurer, with the texts of its card and its answers. */
interface Insurer {
  readonly name: string
  readonly texts: readonly string[]
}

/** The insurers' own texts about themselves in a line, and how they decline or ask for a call. */
export async function insurersOf(line: string): Promise<readonly Insurer[]> {
  const carriers = loadCarriers()
  const writing = carriers.filter(carrier => Object.hasOwn(carrier.lines, line))
  return Promise.all(
    writing.map(async ({ id, insurer: { name, tagLine, badges, descriptionHtml, lineHtml } }) => ({
      name,
      texts: [
        tagLine.en,
        `${descriptionHtml.en}${lineHtml?.[line as InsuranceLine]?.en ?? ''}`
          .replaceAll(/<[^>]*>/g, ' ')
          .trim(),
        ...badges.map(({ text, description }) => `[${text.en}] ${description.en}`),
        ...(await planTexts(id, line)),
      ],
    })),
  )
}

/** The sentences of a carrier's rate plan; none if it has no rate plan. */
async function planTexts(id: string, line: string): Promise<readonly string[]> {
  const plan = await readFile(new URL(`${id}/plans/${line}.json`, ownCarriers), 'utf8').catch(() => '{}')
  const texts: string[] = []
  JSON.parse(plan, (key, value) => {
    const text = value?.en ?? value
    if ((key === 'message' || key === 'text') && typeof text === 'string') texts.push(text)
    return value
  })
  return [...new Set(texts)]
}
