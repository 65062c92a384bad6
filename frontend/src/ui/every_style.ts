/** All styles of the library, in its own order. */
import '@mantine/core/styles.layer.css'
