/** A sentence in English, Polish and Vietnamese, as users read it: written out, so that a missing one is seen. */
export type Sentence = readonly [string, string, string]

export const sentences = {
  required: ['Fill in this field.', 'Wypełnij to pole.', 'Vui lòng điền trường này.'],
  email: [
    'Enter a valid e-mail address.',
    'Podaj prawidłowy adres e-mail.',
    'Vui lòng nhập địa chỉ e-mail hợp lệ.',
  ],
  phone: [
    'Enter the phone number with its country code, for example +48123123123.',
    'Podaj numer telefonu z kierunkowym kraju, na przykład +48123123123.',
    'Vui lòng nhập số điện thoại kèm mã quốc gia, ví dụ +84912345678.',
  ],
  special: [
    'Use letters or digits, not special characters alone.',
    'Użyj liter lub cyfr, nie samych znaków specjalnych.',
    'Hãy dùng chữ cái hoặc chữ số, không chỉ ký tự đặc biệt.',
  ],
  most120: ['Enter at most 120 characters.', 'Wpisz najwyżej 120 znaków.', 'Vui lòng nhập tối đa 120 ký tự.'],
  most80: ['Enter at most 80 characters.', 'Wpisz najwyżej 80 znaków.', 'Vui lòng nhập tối đa 80 ký tự.'],
  pin: ['The PIN has 6 to 12 digits.', 'PIN składa się z 6–12 cyfr.', 'Mã PIN gồm 6 đến 12 chữ số.'],
  code: [
    'The location code has exactly 6 digits.',
    'Kod lokalizacji składa się z dokładnie 6 cyfr.',
    'Mã địa điểm gồm đúng 6 chữ số.',
  ],
  taxId: [
    'The tax number has exactly 10 characters.',
    'Numer identyfikacji podatkowej ma dokładnie 10 znaków.',
    'Mã số thuế có đúng 10 ký tự.',
  ],
  nip: [
    'This is not a valid Polish tax number (NIP). Check its digits.',
    'To nie jest prawidłowy NIP. Sprawdź cyfry.',
    'Đây không phải mã số thuế Ba Lan (NIP) hợp lệ. Hãy kiểm tra lại các chữ số.',
  ],
  mst: [
    'This is not a valid Vietnamese tax number (MST). Check its digits.',
    'To nie jest prawidłowy wietnamski numer podatkowy (MST). Sprawdź cyfry.',
    'Đây không phải mã số thuế hợp lệ. Hãy kiểm tra lại các chữ số.',
  ],
  postalCode: [
    'Enter a valid postal code.',
    'Podaj prawidłowy kod pocztowy.',
    'Vui lòng nhập mã bưu chính hợp lệ.',
  ],
  zone: ['Choose a valid time zone.', 'Wybierz prawidłową strefę czasową.', 'Hãy chọn múi giờ hợp lệ.'],
  currency: ['Choose a valid currency.', 'Wybierz prawidłową walutę.', 'Hãy chọn loại tiền tệ hợp lệ.'],
  country: ['Choose a valid country.', 'Wybierz prawidłowy kraj.', 'Hãy chọn quốc gia hợp lệ.'],
  day: ['Enter a valid date.', 'Podaj prawidłową datę.', 'Vui lòng nhập ngày hợp lệ.'],
  clock: ['Enter a time as HH:MM.', 'Podaj godzinę w formacie GG:MM.', 'Vui lòng nhập giờ theo dạng HH:MM.'],
  least0: [
    'The value must not be less than 0.',
    'Wartość nie może być mniejsza niż 0.',
    'Giá trị không được nhỏ hơn 0.',
  ],
  least10: [
    'The value must not be less than 10.',
    'Wartość nie może być mniejsza niż 10.',
    'Giá trị không được nhỏ hơn 10.',
  ],
  least10Characters: [
    'Enter at least 10 characters.',
    'Wpisz co najmniej 10 znaków.',
    'Vui lòng nhập ít nhất 10 ký tự.',
  ],
  least4Characters: [
    'Enter at least 4 characters.',
    'Wpisz co najmniej 4 znaki.',
    'Vui lòng nhập ít nhất 4 ký tự.',
  ],
  format: ['The format is not valid.', 'Format jest nieprawidłowy.', 'Định dạng không hợp lệ.'],
  companyName: [
    'Type the company’s name exactly as it is written in the settings.',
    'Wpisz nazwę firmy dokładnie tak, jak w ustawieniach.',
    'Hãy nhập tên công ty đúng như trong phần Thiết lập công ty.',
  ],
  breakTooLong: [
    'The break must be shorter than the shift it belongs to.',
    'Przerwa musi być krótsza niż zmiana, do której należy.',
    'Giờ nghỉ phải ngắn hơn ca làm việc.',
  ],
  night: [
    'The night has at least eight hours between 21:00 and 07:00, so it can begin between 21:00 and 23:00 (KP art. 151⁷ § 1).',
    'Pora nocna obejmuje co najmniej osiem godzin między 21:00 a 7:00, więc może zaczynać się między 21:00 a 23:00 (KP art. 151⁷ § 1).',
    'Giờ đêm kéo dài ít nhất tám giờ trong khoảng 21:00 đến 07:00, nên chỉ có thể bắt đầu từ 21:00 đến 23:00 (Bộ luật Lao động Ba Lan Điều 151⁷ § 1).',
  ],
  most60: [
    'The value must not be more than 60.',
    'Wartość nie może być większa niż 60.',
    'Giá trị không được lớn hơn 60.',
  ],
  least1: [
    'The value must not be less than 1.',
    'Wartość nie może być mniejsza niż 1.',
    'Giá trị không được nhỏ hơn 1.',
  ],
  most13: [
    'The value must not be more than 13.',
    'Wartość nie może być większa niż 13.',
    'Giá trị không được lớn hơn 13.',
  ],
  whole: ['Enter a whole number.', 'Podaj liczbę całkowitą.', 'Vui lòng nhập số nguyên.'],
  offered: [
    'Choose one of the offered values.',
    'Wybierz jedną z dostępnych wartości.',
    'Hãy chọn một trong các giá trị có sẵn.',
  ],
  order: [
    'The end must not be before the start.',
    'Koniec nie może być wcześniejszy niż początek.',
    'Ngày kết thúc không được trước ngày bắt đầu.',
  ],
  future: [
    'The day must not lie in the future.',
    'Ten dzień nie może być w przyszłości.',
    'Ngày này không được ở tương lai.',
  ],
  weak: [
    'The password needs at least 8 characters with a capital letter, a digit and a special character.',
    'Hasło musi mieć co najmniej 8 znaków, w tym wielką literę, cyfrę i znak specjalny.',
    'Mật khẩu cần ít nhất 8 ký tự, gồm chữ hoa, chữ số và ký tự đặc biệt.',
  ],
  emailTaken: [
    'This e-mail address already belongs to another account.',
    'Ten adres e-mail należy już do innego konta.',
    'Địa chỉ e-mail này đã thuộc về một tài khoản khác.',
  ],
  mainLocation: ['Choose a main location.', 'Wybierz lokalizację główną.', 'Hãy chọn địa điểm chính.'],
  gone: [
    'Something you chose does not exist any more. Refresh the page and choose again.',
    'Wybrany element już nie istnieje. Odśwież stronę i wybierz ponownie.',
    'Mục bạn chọn không còn tồn tại. Hãy tải lại trang và chọn lại.',
  ],
  atHome: [
    'This location is the main location of 6 people: Ada Kowalska, Ada Lewandowska, Ada Nowak, Ada Wiśniewska, Ada Zieliński …. Move them to another main location first.',
    'To lokalizacja główna 6 osób: Ada Kowalska, Ada Lewandowska, Ada Nowak, Ada Wiśniewska, Ada Zieliński …. Najpierw przypisz im inną lokalizację główną.',
    'Đây là địa điểm chính của 6 người: Kowalska Ada, Lewandowska Ada, Nowak Ada, Wiśniewska Ada, Zieliński Ada …. Hãy chuyển họ sang địa điểm chính khác trước.',
  ],
  codeTaken: [
    'Another location already has this code.',
    'Inna lokalizacja ma już ten kod.',
    'Đã có địa điểm khác dùng mã này.',
  ],
  limit: [
    'Say how many days the limit is.',
    'Podaj, ile dni wynosi limit.',
    'Vui lòng nhập số ngày của hạn mức.',
  ],
  noKey: [
    'Choose a column for the integration ID or the e-mail address, so that each row has its person.',
    'Wskaż kolumnę z identyfikatorem integracji lub adresem e-mail: bez niej nie wiadomo, kogo dotyczy wiersz.',
    'Hãy chọn cột chứa mã tích hợp hoặc e-mail: nếu không có, không thể biết mỗi dòng nói về ai.',
  ],
  picture: [
    'This picture cannot be used. Choose a JPEG of at most 512 pixels and 200 kB.',
    'Nie można użyć tego zdjęcia. Wybierz plik JPEG: najwyżej 512 pikseli i 200 kB.',
    'Không dùng được ảnh này. Hãy chọn ảnh JPEG tối đa 512 điểm ảnh và 200 kB.',
  ],
} as const satisfies Record<string, Sentence>
