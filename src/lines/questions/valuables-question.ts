import { valuables } from '../../kinds/valuables/valuables.ts'

/** What a visitor wants insured item by item beyond the usual limits: a question beside the prices of a home. */
export const valuablesQuestion = valuables({
  title: {
    en: 'Do you own things worth insuring one by one?',
    es: '¿Tiene cosas que convenga asegurar una por una?',
  },
  short: { en: 'Scheduled valuables', es: 'Objetos de valor declarados' },
  subtitle: {
    en: 'Enter what they’re worth in all, as an appraisal or a receipt says.',
    es: 'Indique cuánto valen en total, según un avalúo o un recibo.',
  },
  action: { en: 'Update my prices', es: 'Actualizar los precios' },
  skipLabel: { en: 'No, I don’t', es: 'No tengo' },
  privacyShort: {
    en: 'If jewelry is stolen, a policy usually pays $1,500 in all.',
    es: 'Si le roban joyas, una póliza suele pagar $1,500 en total.',
  },
  privacyInfo: {
    en: 'Policies have small limits for jewelry and the like, whatever your belongings are insured for. On a schedule, each thing is listed with its value and insured for that, usually without a deductible. It costs extra, and the insurer will ask for an appraisal or a receipt. A price that leaves them out says so.',
    es: 'Las pólizas tienen límites bajos para joyas y cosas parecidas, sin importar por cuánto asegure sus pertenencias. En una lista aparte (scheduled personal property), cada objeto figura con su valor y queda asegurado por esa cantidad, por lo general sin deducible. Cuesta más, y la aseguradora pedirá un avalúo o un recibo. Un precio que no los incluye lo dice.',
  },
})
