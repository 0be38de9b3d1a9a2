CREATE TRIGGER "bookings_imported_never_changes" BEFORE UPDATE OF "imported_at" ON "bookings"
  FOR EACH ROW WHEN (OLD."imported_at" IS DISTINCT FROM NEW."imported_at") EXECUTE FUNCTION "reject_import_change"();
