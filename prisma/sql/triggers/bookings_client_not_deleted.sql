CREATE TRIGGER "bookings_client_not_deleted" BEFORE INSERT ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();
