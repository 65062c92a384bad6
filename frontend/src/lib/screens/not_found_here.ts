import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { refusedHere } from './refused_here.ts'

/** Shown by a screen whose address names what does not exist: the 404 page takes its place. */
export function NotFoundHere() {
  const { key } = useLocation()
  useEffect(() => void refusedHere.show(key, 404), [key])
  return null
}
