import type { Fact } from '../../../contract/prices/status.ts'

/** What is known about an offer's policy and insurer; a title leads to the page where it was read. */
export function Facts({ facts = [] }: { facts: readonly Fact[] | undefined }) {
  return facts.map(({ title, text, source }) => (
    <p key={title}>
      <strong>{source === undefined ? title : <a href={source}>{title}</a>}:</strong> {text}
    </p>
  ))
}
