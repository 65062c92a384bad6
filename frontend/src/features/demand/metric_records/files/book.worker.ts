import { expose } from 'comlink'
import { BookDesk } from './book_desk.ts'

expose(new BookDesk())
