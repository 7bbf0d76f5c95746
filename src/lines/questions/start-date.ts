import { startDay } from '../../kinds/start-day/start-day.ts'
import type { Day } from '../../units/day.ts'

/** The first day of a policy, which is asked only beside the prices: until then they are for tomorrow. */
export function startDate({ today }: { readonly today: Day }) {
  return startDay(
    {
      title: { en: 'When should your policy start?' },
      short: { en: 'Start date' },
      action: { en: 'Update my prices' },
      skipLabel: { en: 'Tomorrow' },
      privacyShort: { en: 'Choose the day your current policy ends, so there’s no gap.' },
      privacyInfo: {
        en: 'Until you choose, prices are for a policy that starts tomorrow. Rates can change from day to day, and so can your age, so I ask every insurer about your date.',
        we: 'Until you choose, prices are for a policy that starts tomorrow. Rates can change from day to day, and so can your age, so we ask every insurer about your date.',
      },
    },
    today,
  )
}
