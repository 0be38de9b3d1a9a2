-- CreateTable
CREATE TABLE "upload_grants" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "files" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL,
    "arrived_bytes" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_grants_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "upload_grants_profile_id_kind_created_at_idx" ON "upload_grants"("profile_id", "kind", "created_at");

-- CreateIndex
CREATE INDEX "upload_grants_created_at_idx" ON "upload_grants"("created_at");

-- AddForeignKey
ALTER TABLE "upload_grants" ADD CONSTRAINT "upload_grants_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What was granted can't be negative, and no more of it arrives.
ALTER TABLE "upload_grants" ADD CONSTRAINT "upload_grants_values" CHECK (
  "files" >= 0 AND "bytes" >= 0 AND "arrived_bytes" BETWEEN 0 AND "bytes"
);
