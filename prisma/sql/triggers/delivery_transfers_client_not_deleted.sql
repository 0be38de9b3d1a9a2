CREATE TRIGGER "delivery_transfers_client_not_deleted" BEFORE INSERT OR UPDATE OF "client_id" ON "delivery_transfers"
  FOR EACH ROW WHEN (NEW."client_id" IS NOT NULL) EXECUTE FUNCTION "refuse_deleted_client"();
