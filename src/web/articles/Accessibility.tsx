import { useSite } from '../facts.ts'

/** What the site does for people with disabilities, how that is checked, and what falls short. */
export function Accessibility() {
  const site = useSite()
  return (
    <>
      <p>
        I want everyone to be able to get a price here. The goal is level AA of the Web Content Accessibility
        Guidelines (WCAG) 2.2.
      </p>
      <h2>What you can count on</h2>
      <ul>
        <li>Every page works with a keyboard alone, and you can always see where you are on it.</li>
        <li>Every question has a name that a screen reader says, and so does every mistake and its fix.</li>
        <li>Colors are never the only sign, and text stands out from its background in light and dark.</li>
        <li>Pages fit a window of 320 pixels, and text can grow to twice its size.</li>
        <li>If you ask your device for less motion, nothing slides.</li>
        <li>Questions and prices work without scripts. Nothing has a time limit, and I save each answer.</li>
      </ul>
      <h2>How it’s checked</h2>
      <p>
        Every change to this site runs tests in a real browser: each kind of page at a phone’s and a
        computer’s width, by keyboard, and through axe, a tool that looks for barriers. No tool finds them
        all.
      </p>
      <h2>What falls short</h2>
      <ul>
        <li>So far no one who uses a screen reader every day has tested the whole site for us.</li>
        <li>The pages of insurers that a link leads to are theirs, and I can’t vouch for them.</li>
        <li>Putting prices side by side takes scripts.</li>
      </ul>
      <h2>If something gets in your way</h2>
      <p>
        Call <a href={`tel:${site.phone.dial}`}>{site.phone.text}</a> or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>, and say which page it was. Your quote number in the
        footer helps, too. A person will help you with your quote, and I’ll fix the page.
      </p>
    </>
  )
}
