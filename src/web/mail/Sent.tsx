import type { Ref } from 'react'
import { useFacts } from '../facts.ts'
import { Alert } from '../ui/Alert.tsx'
import { useWords } from '../words.ts'
import { sentWords, type Wish } from './wishes.ts'

/** Says that mail is on its way, or that a site without a mail server sends none. */
export function Sent({ wish, ref }: { readonly wish: Wish; readonly ref?: Ref<HTMLDivElement> }) {
  const say = useWords(sentWords)
  const { sendsMail } = useFacts()
  return (
    <Alert look="ok" title={say[wish]} ref={ref}>
      <p>{say[`${wish}Text`]}</p>
      <p>{sendsMail ? say.ifNothingComes : say.notSent}</p>
    </Alert>
  )
}
