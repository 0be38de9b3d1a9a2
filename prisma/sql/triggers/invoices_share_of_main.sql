CREATE TRIGGER "invoices_share_of_main" BEFORE INSERT OR UPDATE OF "share_of_id" ON "invoices"
  FOR EACH ROW WHEN (NEW."share_of_id" IS NOT NULL) EXECUTE FUNCTION "refuse_share_of_share"();
