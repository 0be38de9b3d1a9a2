-- Public pages show the studio's name, contact and prices in its currency, so changing these is a change to them too.
CREATE CONSTRAINT TRIGGER "studio_settings_public" AFTER INSERT OR UPDATE OR DELETE ON "studio_settings"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
