import { brand } from '../../brand.ts'

/** How to reach the people of the site; `name` is who they are, where the page has not said it. */
export function Contact({ name }: { readonly name?: string }) {
  return (
    <address>
      {name !== undefined && (
        <>
          {name}
          <br />
        </>
      )}
      {brand.postalAddress}
      <br />
      <a href={`tel:${brand.phone.dial}`}>{brand.phone.text}</a>
      <br />
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
    </address>
  )
}
