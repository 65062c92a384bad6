import { ofFigure } from '../case.ts'

const settled = ofFigure('settled_time', 'KP art. 149; Regulation of 10 December 2018, § 6')
const rounded = ofFigure('clock_rounding', 'KP art. 149: only paid time, never the record')
const fence = ofFigure('geofence', 'KP art. 22³ § 4')
const near = '52.2297,21.0122 to 52.2306,21.0122'
const far = '52.2297,21.0122 to 52.2297,21.0151'

export const timeRecords = [
  settled(
    'R1',
    'a little early and a little long',
    'mon 8-16 registered 7:50-16:04',
    '08:00-16:00, 8:00, accepted'
  ),
  settled('R2', 'late within the tolerance', 'mon 8-16 registered 8:04-16', '08:00-16:00, 8:00, accepted'),
  settled('R3', 'late beyond it', 'mon 8-16 registered 8:06-16', '08:06-16:00, 7:54, waiting, late 6'),
  settled('R4', 'half an hour early', 'mon 8-16 registered 7:30-16', '08:00-16:00, 8:00, waiting'),
  settled(
    'R4b',
    'as approved overtime',
    'mon 8-16 registered 7:30-16 | approved',
    '07:30-16:00, 8:30, accepted'
  ),
  settled('R5', 'the spring night', '03-28 22-6 registered 22-6', '22:00-06:00, 7:00, accepted'),
  settled('R5b', 'the autumn night', '10-24 22-6 registered 22-6', '22:00-06:00, 9:00, accepted'),
  settled('R6', 'two starts', 'mon start 8, start 12, end 16', '08:00-missing end, 12:00-16:00'),
  settled('R6b', 'without any end', 'mon start 8, start 12', '08:00-missing end, 12:00-missing end'),
  settled(
    'R7',
    'exactly a quarter early and long',
    'mon 8-16 registered 7:45-16:15',
    '08:00-16:00, 8:00, accepted'
  ),
  settled('R6c', 'two ends', 'mon start 8, end 16, end 17', '08:00-16:00'),
  settled('R8', 'a minute more', 'mon 8-16 registered 7:44-16', '08:00-16:00, 8:00, waiting'),
  settled('R9', 'exactly the tolerance', 'mon 8-16 registered 8:05-16', '08:00-16:00, 8:00, accepted'),
  settled('R10', 'leaving early', 'mon 8-16 registered 8-15:50', '08:00-15:50, 7:50, waiting'),
  rounded('RD1', 'up', '7:52 up 15', '8:00'),
  rounded('RD2', 'down', '7:52 down 15', '7:45'),
  rounded('RD3', 'to the nearest below', '7:52 nearest 15', '7:45'),
  rounded('RD4', 'to the nearest above', '7:53 nearest 15', '8:00'),
  rounded('RD5', 'after the hour, up', '8:07 up 15', '8:15'),
  rounded('RD6', 'after the hour, down', '8:07 down 15', '8:00'),
  rounded('RD7', 'after the hour, nearest', '8:07 nearest 15', '8:00'),
  rounded('RD8', 'after the middle', '8:08 nearest 15', '8:15'),
  rounded('RD9', 'in the afternoon, up', '15:52 up 15', '16:00'),
  rounded('RD10', 'in the afternoon, down', '15:52 down 15', '15:45'),
  rounded('RD11', 'in the afternoon, nearest', '15:52 nearest 15', '15:45'),
  rounded('RD12', 'past four, up', '16:07 up 15', '16:15'),
  rounded('RD13', 'past four, down', '16:07 down 15', '16:00'),
  rounded('RD14', 'past four, nearest', '16:07 nearest 15', '16:00'),
  rounded('RD15', 'exactly half a step', '8:05 nearest 10', '8:10'),
  rounded('RD16', 'no rounding', '8:07 none 15', '8:07'),
  fence('G1', 'near enough', `${near} | accuracy 40`, '100.1 m, inside'),
  fence('G2', 'too far', `${far} | accuracy 30`, '197.5 m, outside'),
  fence('G2b', 'too far, but inaccurate', `${far} | accuracy 60`, '197.5 m, inside'),
  fence('G2c', 'too inaccurate', `${far} | accuracy 120`, '197.5 m, inaccurate'),
]
