import type { Locale } from '@shiftloom/backend/contracts/enums'

/** One sentence in every language, written out, so that one that is missing or English is seen. */
export type Sentences = Record<Locale, string>

const said = (english: string, polish: string, vietnamese: string): Sentences => ({
  'en-US': english,
  'pl-PL': polish,
  'vi-VN': vietnamese,
})

/** What forms say about a field before anything is sent. */
export const says = {
  required: said('Fill in this field.', 'Wypełnij to pole.', 'Vui lòng điền trường này.'),
  email: said(
    'Enter a valid e-mail address.',
    'Podaj prawidłowy adres e-mail.',
    'Vui lòng nhập địa chỉ e-mail hợp lệ.'
  ),
  ownEmail: said(
    'This is not a valid e-mail address.',
    'To nie jest poprawny adres e-mail.',
    'Địa chỉ e-mail không hợp lệ.'
  ),
  phone: said(
    'Enter the number with its country code, for example +48123123123.',
    'Podaj numer z kierunkowym kraju, na przykład +48123123123.',
    'Vui lòng nhập số kèm mã quốc gia, ví dụ +84912345678.'
  ),
  postalCode: said(
    'Enter a valid postal code of this country.',
    'Wpisz poprawny kod pocztowy tego kraju.',
    'Vui lòng nhập mã bưu chính hợp lệ của quốc gia này.'
  ),
  tenCharacters: said(
    'Enter exactly 10 characters.',
    'Wpisz dokładnie 10 znaków.',
    'Vui lòng nhập đúng 10 ký tự.'
  ),
  nip: said(
    'This is not a valid Polish tax number (NIP). Check its digits.',
    'To nie jest prawidłowy NIP. Sprawdź cyfry.',
    'Đây không phải mã số thuế Ba Lan (NIP) hợp lệ. Hãy kiểm tra lại các chữ số.'
  ),
  mst: said(
    'This is not a valid Vietnamese tax number (MST). Check its digits.',
    'To nie jest prawidłowy wietnamski numer podatkowy (MST). Sprawdź cyfry.',
    'Đây không phải mã số thuế hợp lệ. Hãy kiểm tra lại các chữ số.'
  ),
  sixDigits: said('Enter exactly 6 digits.', 'Wpisz dokładnie 6 cyfr.', 'Vui lòng nhập đúng 6 chữ số.'),
  special: said(
    'Use at least one letter or digit.',
    'Użyj co najmniej jednej litery lub cyfry.',
    'Hãy dùng ít nhất một chữ cái hoặc chữ số.'
  ),
  most2000: said(
    'Enter at most 2,000 characters.',
    'Wpisz najwyżej 2000 znaków.',
    'Vui lòng nhập tối đa 2.000 ký tự.'
  ),
  radius: said(
    'Enter whole metres between 20 and 5,000.',
    'Wpisz pełne metry: od 20 do 5000.',
    'Nhập số mét nguyên từ 20 đến 5.000.'
  ),
  latitude: said(
    'Enter a latitude between −90 and 90.',
    'Wpisz szerokość od −90 do 90.',
    'Vĩ độ phải từ −90 đến 90.'
  ),
  order: said(
    'The last day must not be before the first.',
    'Ostatni dzień nie może być wcześniejszy niż pierwszy.',
    'Ngày cuối không được trước ngày đầu.'
  ),
  breakTooLong: said(
    'The break must be shorter than the shift.',
    'Przerwa musi być krótsza niż zmiana.',
    'Giờ nghỉ phải ngắn hơn ca làm việc.'
  ),
  doubleTooEarly: said(
    'This must not be less than the daily threshold.',
    'Ta wartość nie może być mniejsza niż próg dobowy.',
    'Không được nhỏ hơn ngưỡng trong ngày.'
  ),
  tolerance: said('Enter a number from 0 to 480.', 'Wpisz liczbę od 0 do 480.', 'Nhập một số từ 0 đến 480.'),
  dayTaken: said(
    'There is already a row for this day.',
    'Od tego dnia jest już wiersz.',
    'Ngày này đã có một dòng.'
  ),
  reason: said(
    'Say why, in at least 10 characters.',
    'Podaj powód, co najmniej 10 znaków.',
    'Hãy nêu lý do, ít nhất 10 ký tự.'
  ),
  nameDiffers: said('The name is not the same.', 'Nazwa się nie zgadza.', 'Tên không khớp.'),
  weak: said(
    'The password needs at least 8 characters with a capital letter, a digit and a special character.',
    'Hasło musi mieć co najmniej 8 znaków, w tym wielką literę, cyfrę i znak specjalny.',
    'Mật khẩu cần ít nhất 8 ký tự, gồm chữ hoa, chữ số và ký tự đặc biệt.'
  ),
  passwordsDiffer: said(
    'The two passwords are not the same.',
    'Hasła nie są takie same.',
    'Hai mật khẩu không giống nhau.'
  ),
  ownPassword: said('Enter your password.', 'Podaj hasło.', 'Vui lòng nhập mật khẩu.'),
  deviceName: said('Enter a name for the device.', 'Podaj nazwę urządzenia.', 'Vui lòng nhập tên thiết bị.'),
} as const satisfies Record<string, Sentences>
