-- What listing services want of photos. A preset's content is in the code until the studio edits it.
CREATE TABLE "mls_profiles" (
    "id" UUID NOT NULL,
    "preset" TEXT,
    "content" JSONB,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mls_profiles_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mls_profiles_content" CHECK ("content" IS NOT NULL OR "preset" IS NOT NULL),
    CONSTRAINT "mls_profiles_content_type" CHECK (jsonb_typeof("content") = 'object'),
    CONSTRAINT "mls_profiles_deleted" CHECK ("deleted_at" IS NULL OR "preset" IS NOT NULL)
);

CREATE UNIQUE INDEX "mls_profiles_preset_key" ON "mls_profiles"("preset");

INSERT INTO "mls_profiles" ("id", "preset")
  SELECT gen_random_uuid(), "preset" FROM unnest(ARRAY[
    'universal', 'armls', 'bright', 'canopy', 'crmls', 'doorify', 'flexmls', 'mls-now', 'northstar', 'ranw', 'realtracs',
    'smartmls', 'stellar', 'utah'
  ]) AS listed ("preset");
