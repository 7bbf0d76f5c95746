import type { Articles } from '../../contract/page.ts'
import { type AgentPage as Agent, agentAddress } from '../../contract/purchase/agent.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Agreement } from '../ui/form/Agreement.tsx'
import { ErrorList } from '../ui/form/ErrorList.tsx'
import { Field, FieldError, fieldId } from '../ui/form/Field.tsx'
import { NameFields } from '../ui/form/NameFields.tsx'
import styles from '../ui/form/PlainForm.module.css'
import { useWords } from '../words.ts'
import { RequestMade } from './RequestMade.tsx'

const words = wordsIn({
  en: {
    wrong: 'Please check these answers',
    offer: (agent: string, insurance: string) =>
      `Would you rather talk to a person? ${agent} can help you choose ${insurance}.`,
    nothing: 'Nothing is shared until you press the button below.',
    nothingElse: 'Nothing else is shared until you press the button below.',
    reachBy: 'How should they contact you?',
    call: 'Call me',
    write: 'Email me',
    phone: 'Phone',
    forCall: 'Only if you’d like a call.',
    email: 'Email',
    forEmail: 'Only if you’d like an email.',
    passedOn: 'What I’ll share',
    name: 'your name, and the phone number or email address you choose;',
    insurance: 'the type of insurance, your state and ZIP code, and your quote number;',
    inviteCode: 'the invite code you entered;',
    prices: 'the prices on your list.',
    answers: 'Share my answers too, so I don’t have to repeat them. Health answers are never shared.',
    keeps: (agent: string) =>
      `You can cancel your request here until it’s sent. After that, ${agent} has it and keeps it under its own privacy policy.`,
    passOn: 'Send my request',
  },
  we: {
    passedOn: 'What we’ll share',
  },
  es: {
    wrong: 'Revise estas respuestas',
    offer: (agent, insurance) =>
      `¿Prefiere hablar con una persona? ${agent} puede ayudarle a elegir su ${insurance}.`,
    nothing: 'No se comparte nada hasta que presione el botón de abajo.',
    nothingElse: 'No se comparte nada más hasta que presione el botón de abajo.',
    reachBy: '¿Cómo quiere que se comuniquen con usted?',
    call: 'Por teléfono',
    write: 'Por correo electrónico',
    phone: 'Teléfono',
    forCall: 'Solo si quiere una llamada.',
    email: 'Correo electrónico',
    forEmail: 'Solo si quiere que le escriban.',
    passedOn: 'Lo que se compartirá',
    name: 'su nombre, y el número de teléfono o el correo electrónico que elija;',
    insurance: 'el tipo de seguro, su estado y código postal, y su número de cotización;',
    inviteCode: 'el código de invitación que escribió;',
    prices: 'los precios de su lista.',
    answers:
      'Compartir también mis respuestas, para no tener que repetirlas. Las respuestas sobre la salud nunca se comparten.',
    keeps: agent =>
      `Puede cancelar su solicitud aquí hasta que se envíe. Después, ${agent} la tiene y la conserva según su propia política de privacidad.`,
    passOn: 'Enviar mi solicitud',
  },
})

/** Asks an agent to call or write: what is passed on and to whom, before anything is. A plain form, which needs no scripts. */
export function AgentPage({ quoteId, agent }: Articles['agent']) {
  const say = useWords(words)
  const { to, insurance, hasInviteCode, typed, errors, request, disclosed, consent } = agent
  const passedOn = disclosed && <RequestMade {...disclosed} quoteId={quoteId} />
  if (request)
    return (
      <>
        {passedOn}
        <RequestMade {...request} quoteId={quoteId} />
        <p>
          <BackToPrices quoteId={quoteId} />
        </p>
      </>
    )
  return (
    <>
      <Wrong errors={errors} />
      {passedOn}
      <p>
        {say.offer(to, insurance)} {disclosed ? say.nothingElse : say.nothing}
      </p>
      <form method="post" action={agentAddress(quoteId)} className={styles.form} noValidate>
        <NameFields typed={typed} errors={errors} />
        <ReachBy {...agent} />
        <Field
          label={say.phone}
          hint={say.forCall}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={typed.phone}
          error={errors.phone}
        />
        <Field
          label={say.email}
          hint={say.forEmail}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={errors.email}
        />
        <section aria-labelledby="passed-on">
          <h2 id="passed-on">{say.passedOn}</h2>
          <ul>
            <li>{say.name}</li>
            <li>{say.insurance}</li>
            {hasInviteCode && <li>{say.inviteCode}</li>}
            <li>{say.prices}</li>
          </ul>
          <label className={styles.choice}>
            <input type="checkbox" name="answers" value="yes" defaultChecked={typed.answers} />
            {say.answers}
          </label>
          <p>{say.keeps(to)}</p>
        </section>
        <Agreement name="agree" text={consent} isTicked={typed.agree} error={errors.agree} />
        <div className={styles.choices}>
          <Button look="primary" wide type="submit">
            {say.passOn}
          </Button>
          <BackToPrices isButton quoteId={quoteId} />
        </div>
      </form>
    </>
  )
}

function ReachBy({ typed, errors }: Agent) {
  const say = useWords(words)
  const id = fieldId('reach_by')
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-error`}>
      <legend>{say.reachBy}</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name="reach_by"
          id={id}
          value="phone"
          defaultChecked={typed.reach_by === 'phone'}
        />
        {say.call}
      </label>
      <label className={styles.choice}>
        <input type="radio" name="reach_by" value="email" defaultChecked={typed.reach_by === 'email'} />
        {say.write}
      </label>
      <FieldError id={id} error={errors.reach_by} />
    </fieldset>
  )
}

function Wrong({ errors }: Pick<Agent, 'errors'>) {
  const say = useWords(words)
  if (Object.keys(errors).length === 0) return null
  return (
    <Alert afterForm title={say.wrong}>
      <ErrorList errors={errors} />
    </Alert>
  )
}
