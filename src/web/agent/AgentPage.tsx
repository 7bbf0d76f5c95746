import { type AgentPage as Agent, agentAddress } from '../../contract/agent.ts'
import type { Articles } from '../../contract/page.ts'
import { Agreement } from '../ui/Agreement.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ErrorList } from '../ui/ErrorList.tsx'
import { Field, FieldError, fieldId } from '../ui/Field.tsx'
import { NameFields } from '../ui/NameFields.tsx'
import styles from '../ui/PlainForm.module.css'
import { RequestMade } from './RequestMade.tsx'

/** Asks an agent to call or write: what is passed on and to whom, before anything is. A plain form, which needs no scripts. */
export function AgentPage({ quoteId, agent }: Articles['agent']) {
  const { to, insurance, hasInviteCode, typed, errors, request, disclosed, consent } = agent
  const passedOn = disclosed && <RequestMade {...disclosed} quoteId={quoteId} />
  if (request)
    return (
      <>
        {passedOn}
        <RequestMade {...request} quoteId={quoteId} />
        <p>
          <a href={`/quotes/${quoteId}`}>Back to all prices</a>
        </p>
      </>
    )
  return (
    <>
      <Wrong errors={errors} />
      {passedOn}
      <p>
        Would you rather talk to a person? {to} can help you choose {insurance}. I pass on nothing{' '}
        {disclosed && 'else '}until you press the button below.
      </p>
      <form method="post" action={agentAddress(quoteId)} className={styles.form} noValidate>
        <NameFields typed={typed} errors={errors} />
        <ReachBy {...agent} />
        <Field
          label="Phone"
          hint="Only if you’d like a call."
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={typed.phone}
          error={errors.phone}
        />
        <Field
          label="Email"
          hint="Only if you’d like an email."
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={errors.email}
        />
        <section aria-labelledby="passed-on">
          <h2 id="passed-on">What I pass on</h2>
          <ul>
            <li>your name, and the phone number or email address you choose;</li>
            <li>the kind of insurance, your state and ZIP code, and your quote number;</li>
            {hasInviteCode && <li>the invite code you entered;</li>}
            <li>the prices on your list.</li>
          </ul>
          <label className={styles.choice}>
            <input type="checkbox" name="answers" value="yes" defaultChecked={typed.answers} />
            Pass on my answers too, so that I needn’t repeat them. Answers about health never go along.
          </label>
          <p>
            Until it’s passed on, you can take your request back here. Afterwards {to} has it, and keeps it
            under its own privacy policy.
          </p>
        </section>
        <Agreement name="agree" text={consent} isTicked={typed.agree} error={errors.agree} />
        <div className={styles.choices}>
          <Button look="primary" wide type="submit">
            Pass on my request
          </Button>
          <ButtonLink wide href={`/quotes/${quoteId}`}>
            Back to all prices
          </ButtonLink>
        </div>
      </form>
    </>
  )
}

function ReachBy({ typed, errors }: Agent) {
  const id = fieldId('reach_by')
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-error`}>
      <legend>How may they reach you?</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name="reach_by"
          id={id}
          value="phone"
          defaultChecked={typed.reach_by === 'phone'}
        />
        Call me
      </label>
      <label className={styles.choice}>
        <input type="radio" name="reach_by" value="email" defaultChecked={typed.reach_by === 'email'} />
        Write to me
      </label>
      <FieldError id={id} error={errors.reach_by} />
    </fieldset>
  )
}

function Wrong({ errors }: Pick<Agent, 'errors'>) {
  if (Object.keys(errors).length === 0) return null
  return (
    <Alert title="Please check these answers">
      <ErrorList errors={errors} />
    </Alert>
  )
}
