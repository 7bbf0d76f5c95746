import type { ChangeEvent } from 'react'
import { wordsIn } from '../../language/text.ts'
import { NameFields } from '../../web/step/NameFields.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field } from '../../web/ui/form/Field.tsx'
import { Switch } from '../../web/ui/form/Switch.tsx'
import { useWords } from '../../web/words.ts'
import styles from './ContactView.module.css'
import type { ContactProps } from './contact.ts'
import { EmailField } from './EmailField.tsx'

const words = wordsIn({
  en: {
    // Each variant's switch (spec 2.3.9.1), and what it does.
    send: 'Send quotes to my email (Recommended)',
    sends: 'One email with your prices and a link back. They’re on the next page too.',
    more: 'See more prices',
    shows: 'You’ll see every price either way. I’ll send them to this address, once.',
    monitor: 'Monitor new price data in my area',
    monitors: 'One email with your prices. You can sign up for price alerts on the next page.',
    note: 'I encrypt it with your answers and delete it with them.',
    invited: 'I have an invite code',
    code: 'Invite code',
  },
  we: {
    shows: 'You’ll see every price either way. We’ll send them to this address, once.',
    note: 'We encrypt it with your answers and delete it with them.',
  },
  es: {
    send: 'Recibir las cotizaciones por correo (recomendado)',
    sends: 'Un correo con sus precios y un enlace para volver. También están en la página siguiente.',
    more: 'Ver más precios',
    shows: 'Verá todos los precios de cualquier manera. Se enviarán a esta dirección una sola vez.',
    monitor: 'Recibir los precios por correo',
    monitors: 'Un correo con sus precios. En la página siguiente puede pedir alertas de precios.',
    note: 'Se cifra con sus respuestas y se borra con ellas.',
    invited: 'Usar un código de invitación',
    code: 'Código de invitación',
  },
})

const hints = { send: 'sends', more: 'shows', monitor: 'monitors' } as const

export const loadKind = () => import('./contact.ts')

/** Where to send the quotes: names, e-mail and invite code, as the variant requires. */
export default function ContactView({ properties, values, errors, instrument }: StepViewProps<ContactProps>) {
  const say = useWords(words)
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
            label={say[variant]}
            hint={`${say[hints[variant]]} ${disclosure ?? say.note}`}
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
            label={say.invited}
            hint={properties.invite_hint}
            defaultChecked={values.inviteSwitch === true}
          />
          <div className={styles.revealed}>
            <Field
              label={say.code}
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
