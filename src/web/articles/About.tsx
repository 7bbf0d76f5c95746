import type { SiteCompany } from '../../contract/site.ts'
import { useFacts } from '../facts.ts'
import { Contact } from './Contact.tsx'

/** Who runs the site, under which licenses, and who pays for it; the site folder holds the facts. */
export function About({ company, licenses, earnings }: SiteCompany) {
  const { demo, site } = useFacts()
  const californian = licenses.find(({ state }) => state === 'CA')
  return (
    <>
      <p>
        {site.name} asks insurers for their prices and shows you what they say, side by side. You see every
        price without an account, a phone number or an email address.
      </p>
      <h2>How I’m paid</h2>
      <p>{earnings}</p>
      <p>
        What anyone earns has no say in the order of the list: <a href="/order">here’s the whole rule</a>. An
        ad says “Ad”, and comes only when you ask for more results.
      </p>
      <h2>Whose prices you see</h2>
      <p>
        I ask every insurer that I know of for your kind of insurance in your state, except the one you have
        now. That isn’t the whole market: other insurers may cost less. Your state’s insurance department
        lists all of them.
      </p>
      <h2>Who stands behind this site</h2>
      <Contact name={company.legalName} />
      <h2>Licenses</h2>
      {licenses.length === 0 ? (
        <p>
          {company.legalName} holds no license to sell insurance
          {demo === 'all' && ', and this site sells none'}.
        </p>
      ) : (
        <>
          <p>{company.legalName} is licensed to sell insurance in these states:</p>
          <ul>
            {licenses.map(({ state, number }) => (
              <li key={state}>
                {state}: license {number}
              </li>
            ))}
          </ul>
        </>
      )}
      {californian && (
        <p>
          In California, {company.legalName} does business as an insurance producer under license{' '}
          {californian.number}. It is domiciled in {company.domicile}, and its principal place of business is{' '}
          {company.place}.
        </p>
      )}
      <h2>If something is wrong</h2>
      <p>
        Tell me first: write to <a href={`mailto:${site.email}`}>{site.email}</a>. You can also complain to
        your state’s insurance department at any time; it oversees insurers and those who sell insurance.
      </p>
    </>
  )
}
