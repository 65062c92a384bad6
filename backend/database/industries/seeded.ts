/** In English, Polish and Vietnamese. */
type Names = readonly [string, string, string]

const positions = {
  shift_lead: ['Shift lead', 'Kierownik zmiany', 'Trưởng ca'],
  sales: ['Sales assistant', 'Sprzedawca', 'Nhân viên bán hàng'],
  cashier: ['Cashier', 'Kasjer', 'Thu ngân'],
  shelf: ['Shelf stocker', 'Wykładacz towaru', 'Nhân viên xếp kệ'],
  warehouse: ['Warehouse worker', 'Magazynier', 'Nhân viên kho'],
  butcher: ['Butcher', 'Rzeźnik', 'Nhân viên quầy thịt'],
  baker: ['Baker', 'Piekarz', 'Thợ làm bánh mì'],
  confectioner: ['Pastry chef', 'Cukiernik', 'Thợ làm bánh ngọt'],
  packer: ['Packer', 'Pakowacz', 'Nhân viên đóng gói'],
  driver: ['Driver', 'Kierowca', 'Tài xế'],
  waiter: ['Waiter', 'Kelner', 'Nhân viên phục vụ'],
  cook: ['Cook', 'Kucharz', 'Đầu bếp'],
  barista: ['Barista', 'Barista', 'Nhân viên pha chế'],
  bartender: ['Bartender', 'Barman', 'Nhân viên pha chế quầy bar'],
  kitchen_help: ['Kitchen assistant', 'Pomoc kuchenna', 'Phụ bếp'],
  dishwasher: ['Dishwasher', 'Zmywający', 'Nhân viên rửa bát'],
  reception: ['Receptionist', 'Recepcjonista', 'Lễ tân'],
  concierge: ['Concierge', 'Konsjerż', 'Nhân viên hướng dẫn khách'],
  housekeeping: ['Housekeeper', 'Pokojowy', 'Nhân viên buồng phòng'],
  maintenance: ['Maintenance technician', 'Technik utrzymania ruchu', 'Kỹ thuật viên bảo trì'],
  forklift: ['Forklift operator', 'Operator wózka widłowego', 'Lái xe nâng'],
  dispatcher: ['Dispatcher', 'Dyspozytor', 'Điều phối viên'],
  operator: ['Machine operator', 'Operator maszyn', 'Công nhân vận hành máy'],
  assembler: ['Assembler', 'Monter', 'Công nhân lắp ráp'],
  welder: ['Welder', 'Spawacz', 'Thợ hàn'],
  quality: ['Quality inspector', 'Kontroler jakości', 'Nhân viên kiểm tra chất lượng'],
  nurse: ['Nurse', 'Pielęgniarka', 'Điều dưỡng'],
  doctor: ['Doctor', 'Lekarz', 'Bác sĩ'],
  midwife: ['Midwife', 'Położna', 'Hộ sinh'],
  paramedic: ['Paramedic', 'Ratownik medyczny', 'Nhân viên cấp cứu'],
  caregiver: ['Caregiver', 'Opiekun', 'Nhân viên chăm sóc'],
  orderly: ['Orderly', 'Sanitariusz', 'Hộ lý'],
  pharmacist: ['Pharmacist', 'Farmaceuta', 'Dược sĩ'],
  team_lead: ['Team lead', 'Brygadzista', 'Trưởng nhóm'],
  agent: ['Call centre agent', 'Konsultant telefoniczny', 'Nhân viên tổng đài'],
  chat_agent: ['Chat and e-mail agent', 'Konsultant czatu i poczty', 'Nhân viên hỗ trợ qua chat và e-mail'],
  trainer_cc: ['Coach', 'Trener wewnętrzny', 'Nhân viên đào tạo'],
  consultant: ['Consultant', 'Konsultant', 'Tư vấn viên'],
  specialist: ['Specialist', 'Specjalista', 'Chuyên viên'],
  cleaner: ['Cleaner', 'Pracownik sprzątający', 'Nhân viên vệ sinh'],
  guard: ['Security guard', 'Pracownik ochrony', 'Nhân viên bảo vệ'],
  monitoring: ['Monitoring operator', 'Operator monitoringu', 'Nhân viên giám sát'],
  trainer: ['Trainer', 'Trener', 'Huấn luyện viên'],
  lifeguard: ['Lifeguard', 'Ratownik', 'Nhân viên cứu hộ'],
  teacher: ['Teacher', 'Nauczyciel', 'Giáo viên'],
  assistant: ['Assistant', 'Asystent', 'Trợ lý'],
} as const satisfies Record<string, Names>

export type SeededIndustry = {
  /** What organisations keep; stable. */
  code: string
  names: Names
  recommended: boolean
  /** In the order in which they are offered. */
  positions: readonly (keyof typeof positions)[]
}

/** What every installation begins with. The provider's people change it as they like. */
export const seededIndustries: readonly SeededIndustry[] = [
  {
    code: 'retail',
    names: ['Retail', 'Handel', 'Bán lẻ'],
    recommended: true,
    positions: ['shift_lead', 'sales', 'cashier', 'shelf', 'warehouse', 'butcher'],
  },
  {
    code: 'bakery',
    names: ['Bakeries and pastry shops', 'Piekarnie i cukiernie', 'Tiệm bánh mì và bánh ngọt'],
    recommended: true,
    positions: ['shift_lead', 'baker', 'confectioner', 'sales', 'packer', 'driver'],
  },
  {
    code: 'gastronomy',
    names: ['Restaurants and cafés', 'Gastronomia', 'Nhà hàng và quán cà phê'],
    recommended: true,
    positions: [
      'shift_lead',
      'waiter',
      'cook',
      'barista',
      'bartender',
      'kitchen_help',
      'dishwasher',
      'driver',
    ],
  },
  {
    code: 'hospitality',
    names: ['Hotels and tourism', 'Hotelarstwo i turystyka', 'Khách sạn và du lịch'],
    recommended: true,
    positions: ['reception', 'concierge', 'housekeeping', 'waiter', 'cook', 'maintenance'],
  },
  {
    code: 'logistics',
    names: ['Transport and logistics', 'Transport i logistyka', 'Vận tải và kho vận'],
    recommended: true,
    positions: ['warehouse', 'forklift', 'driver', 'dispatcher', 'packer'],
  },
  {
    code: 'manufacturing',
    names: ['Manufacturing', 'Produkcja', 'Sản xuất'],
    recommended: true,
    positions: ['shift_lead', 'operator', 'assembler', 'welder', 'quality', 'warehouse', 'maintenance'],
  },
  {
    code: 'healthcare',
    names: ['Healthcare and social care', 'Ochrona zdrowia i opieka', 'Y tế và chăm sóc xã hội'],
    recommended: true,
    positions: ['nurse', 'doctor', 'midwife', 'paramedic', 'caregiver', 'orderly', 'pharmacist', 'reception'],
  },
  {
    code: 'call_centre',
    names: ['Call and contact centres', 'Call center i obsługa klienta', 'Tổng đài và chăm sóc khách hàng'],
    recommended: true,
    positions: ['team_lead', 'agent', 'chat_agent', 'quality', 'trainer_cc'],
  },
  {
    code: 'services',
    names: ['Services and offices', 'Usługi i biura', 'Dịch vụ và văn phòng'],
    recommended: false,
    positions: ['consultant', 'reception', 'specialist'],
  },
  {
    code: 'cleaning',
    names: ['Cleaning', 'Sprzątanie', 'Vệ sinh'],
    recommended: false,
    positions: ['team_lead', 'cleaner', 'driver'],
  },
  {
    code: 'security',
    names: ['Security', 'Ochrona', 'Bảo vệ'],
    recommended: false,
    positions: ['team_lead', 'guard', 'monitoring'],
  },
  {
    code: 'sport',
    names: ['Sport and recreation', 'Sport i rekreacja', 'Thể thao và giải trí'],
    recommended: false,
    positions: ['trainer', 'reception', 'lifeguard'],
  },
  {
    code: 'education',
    names: ['Education', 'Edukacja', 'Giáo dục'],
    recommended: false,
    positions: ['teacher', 'assistant', 'reception'],
  },
  {
    code: 'other',
    names: ['Other', 'Inna', 'Khác'],
    recommended: false,
    positions: ['team_lead', 'specialist', 'assistant'],
  },
]

export const namesOfPosition = (key: keyof typeof positions): Names => positions[key]
