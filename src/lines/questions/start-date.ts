import { startDay } from '../../kinds/start-day/start-day.ts'
import type { Day } from '../../units/day.ts'

/** The first day of a policy, which is asked only beside the prices: until then they are for tomorrow. */
export function startDate({ today }: { readonly today: Day }) {
  return startDay(
    {
      title: { en: 'When should your policy start?', es: '¿Cuándo debe empezar su póliza?' },
      short: { en: 'Start date', es: 'Fecha de inicio' },
      action: { en: 'Update my prices', es: 'Actualizar los precios' },
      skipLabel: { en: 'Tomorrow', es: 'Mañana' },
      skipAnswers: true,
      privacyShort: {
        en: 'If you have a policy now, choose the day it ends, so there’s no gap.',
        es: 'Si ya tiene una póliza, elija el día en que termina, para que no haya interrupción.',
      },
      privacyInfo: {
        en: 'Until you choose, prices are for a policy that starts tomorrow. Rates can change from day to day, and so can your age, so every price is worked out again for your date.',
        es: 'Mientras no elija, los precios son para una póliza que empieza mañana. Las tarifas pueden cambiar de un día para otro, y su edad también, así que cada precio se calcula de nuevo para su fecha.',
      },
    },
    today,
  )
}
