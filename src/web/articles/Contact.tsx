import { useSite } from '../facts.ts'

/** How to reach the people of the site; `name` is who they are, where the page has not said it. */
export function Contact({ name }: { readonly name?: string }) {
  const site = useSite()
  return (
    <address>
      {name !== undefined && (
        <>
          {name}
          <br />
        </>
      )}
      {site.postalAddress}
      <br />
      <a href={`tel:${site.phone.dial}`}>{site.phone.text}</a>
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </address>
  )
}
