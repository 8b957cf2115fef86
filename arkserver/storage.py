"""Static files under names that carry the hash of their content, so that browsers may keep them for good."""

from servestatic.storage import CompressedManifestStaticFilesStorage


class HashedStaticFilesStorage(CompressedManifestStaticFilesStorage):
    """Also rewrites the imports between ES modules, which Django leaves alone unless told."""

    support_js_module_import_aggregation = True
    # A pass settles one level of files naming files; the page's modules import one another over more than five.
    max_post_process_passes = 12
