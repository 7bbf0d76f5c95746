import { words } from '../../../../../words.ts'
import { saveAddress } from '../../../actions.js'
import ZipField from '../../../ZipField.jsx'

const { address } = words

export default async function AddressPage({ searchParams }) {
  const { zip } = await searchParams
  return (
    <form action={saveAddress}>
      <h1>{address.title}</h1>
      <p>{address.subtitle}</p>
      <label className="field">
        {address.street}
        <input name="street" autoComplete="address-line1" maxLength={200} required />
      </label>
      <label className="field">
        {address.unit}
        <input name="unit" autoComplete="address-line2" maxLength={60} />
      </label>
      <label className="field">
        {address.city}
        <input name="city" autoComplete="address-level2" maxLength={200} required />
      </label>
      <label className="field">
        {address.state}
        <select name="state" autoComplete="address-level1" defaultValue="" required>
          <option value="" disabled>
            {address.choose}
          </option>
          {address.states.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <ZipField value={zip} />
      <button type="submit">{address.action}</button>
    </form>
  )
}
