import './globals.css'
import { words } from '../../words.ts'

export const metadata = { title: words.start.title }

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
