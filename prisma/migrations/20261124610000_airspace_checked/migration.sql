-- The photographer has checked that a drone may fly at the property.
ALTER TYPE "BookingEventKind" ADD VALUE 'AIRSPACE_CHECKED';
