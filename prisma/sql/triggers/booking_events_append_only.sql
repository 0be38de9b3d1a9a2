CREATE TRIGGER "booking_events_append_only" BEFORE UPDATE ON "booking_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_booking_event_change"();
