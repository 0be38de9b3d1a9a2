CREATE TRIGGER "invoices_client_never_changes" BEFORE UPDATE OF "client_id" ON "invoices"
  FOR EACH ROW WHEN (OLD."client_id" IS DISTINCT FROM NEW."client_id") EXECUTE FUNCTION "refuse_other_client"();
