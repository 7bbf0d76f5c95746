import type { ChangeEvent } from 'react'
import { NameFields } from '../../web/step/NameFields.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field } from '../../web/ui/Field.tsx'
import { Switch } from '../../web/ui/Switch.tsx'
import styles from './ContactView.module.css'
import type { ContactProps } from './contact.ts'
import { EmailField } from './EmailField.tsx'

export const loadKind = () => import('./contact.ts')

/** The text of each variant's switch (spec 2.3.9.1). */
const labels = {
  send: 'Send quotes to my email (Recommended)',
  more: 'See more prices',
  monitor: 'Monitor new price data in my area',
} as const

const note = 'I keep it with your answers and erase it with them.'

/** What each switch does. */
const hints = {
  send: 'One email with your prices and a link back. They’re on the next page too.',
  more: 'You’ll see every price either way. I’ll send them to this address, once.',
  monitor: 'One email with your prices. The next page lets you watch them.',
} as const

/** Where to send the quotes: names, e-mail and invite code, as the variant requires. */
export default function ContactView({ properties, values, errors, instrument }: StepViewProps<ContactProps>) {
  const { variant, names, invite, email_required: demanded, lead_disclosure: disclosure } = properties
  const onSwitch = ({ target }: ChangeEvent<HTMLInputElement>) =>
    instrument('email_switch_click', { on: target.checked })
  return (
    <>
      {names && <NameFields values={values} errors={errors} />}
      <div className={styles.group}>
        {!demanded && (
          <Switch
            name="emailSwitch"
            value="true"
            label={labels[variant]}
            hint={`${hints[variant]} ${disclosure ?? note}`}
            defaultChecked={values.emailSwitch === true}
            onChange={onSwitch}
          />
        )}
        <div className={styles.revealed}>
          <EmailField defaultValue={textOf(values, 'email')} error={errors.email} />
          {disclosure && <input type="hidden" name="leadDisclosure" value={disclosure} />}
        </div>
      </div>
      {invite && (
        <div className={styles.group}>
          <Switch
            name="inviteSwitch"
            value="true"
            label="I have an invite code"
            hint={properties.invite_hint}
            defaultChecked={values.inviteSwitch === true}
          />
          <div className={styles.revealed}>
            <Field
              label="Invite code"
              name="inviteCode"
              autoComplete="off"
              defaultValue={textOf(values, 'inviteCode')}
              error={errors.inviteCode}
            />
          </div>
        </div>
      )}
    </>
  )
}
