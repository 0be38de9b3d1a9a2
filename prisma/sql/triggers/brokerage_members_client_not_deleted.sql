CREATE TRIGGER "brokerage_members_client_not_deleted" BEFORE INSERT OR UPDATE OF "client_id" ON "brokerage_members"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();
