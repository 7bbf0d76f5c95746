import { words } from '../../words.ts'
import { startQuote } from './actions.js'
import ZipField from './ZipField.jsx'

const { start } = words

export default function StartPage() {
  return (
    <form action={startQuote}>
      <h1>{start.title}</h1>
      <p>{start.subtitle}</p>
      <fieldset>
        <legend>{start.type}</legend>
        <div className="lines">
          {start.lines.map(([value, text]) => (
            <label key={value}>
              <input type="radio" name="type" value={value} required />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <ZipField />
      <button type="submit">{start.action}</button>
    </form>
  )
}
