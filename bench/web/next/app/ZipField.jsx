import { words } from '../../words.ts'

const { zip, wrongZip } = words.start

export default function ZipField({ value }) {
  return (
    <label className="field">
      {zip}
      <input
        name="zipCode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        pattern="\d{5}"
        title={wrongZip}
        defaultValue={value}
        required
      />
    </label>
  )
}
