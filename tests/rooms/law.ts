import type { Rule } from '../../src/law/rule.ts'

/** A row of law for a test: the state bans a factor in a line, for prices and refusals alike. */
export function ban(about: Pick<Rule, 'line' | 'state' | 'factor' | 'from'>): Rule {
  return {
    ...about,
    status: 'banned',
    rate: false,
    refuse: false,
    detail: { en: 'A rule of this test.' },
    source: 'this test',
    confidence: 'high',
  }
}
